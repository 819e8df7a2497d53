/** The appendix: P- and N-positions of NIM(4,3), branch by branch as printed. */
export {
  APPENDIX_BRANCHES,
  appendixBranch,
  type AppendixDecision,
  appendixIsP,
  appendixOutcome,
} from './appendix.ts'
export type { AppendixBranch } from './branch.ts'
export { type AppendixContext, appendixContext, type AppendixResidue } from './context.ts'
export { CORRECTED_APPENDIX_BRANCHES, correctedAppendixBranch } from './appendix-corrected.ts'
