// Generates the cards of the claims, unless the existing cards belong to the present sources.
import { ensureCards } from './cards.mjs'

await ensureCards()
