// Makes the cards of the claims, unless they are those of the present sources.
import { ensureCards } from './cards.mjs'

await ensureCards()
