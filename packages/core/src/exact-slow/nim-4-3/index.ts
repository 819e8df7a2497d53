/**
 * The appendix: the P- and N-positions of NIM(4,3), branch by branch, as printed and as corrected.
 */
export {
  APPENDIX,
  APPENDIX_BRANCHES,
  appendixBranch,
  type AppendixDecision,
  appendixIsP,
  appendixOutcome,
  CORRECTED_APPENDIX,
  CORRECTED_APPENDIX_BRANCHES,
  correctedAppendixBranch,
} from './appendix.ts'
export {
  type AppendixBranch,
  appendixCaseFormula,
  type AppendixResidue,
  isAppendixCase,
  reachesBranch,
} from './branch.ts'
