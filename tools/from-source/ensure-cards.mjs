// Generates the cards of the claims, unless they belong to the present sources.
import { ensureCards } from './cards.mjs'

await ensureCards()
