/** Loads and identifies users' modules. */
export { requireConsent } from './consent.ts'
export { digestOfModule, isModulePath, type LoadedModule, loadModule } from './load-module.ts'
export { claimsOfModule, type ModuleClaims } from './module-claims.ts'
export { type Loading, loadingClock, tellLoading, tooSlow } from './loading.ts'
export { ModuleError, thrownWords } from './module-error.ts'
export { gameOfModule } from './module-game.ts'
