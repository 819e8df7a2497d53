/** How many layers are kept, for who says what memory a box will take and does not solve it. */
export { layersKept } from './threads/layers.ts'
