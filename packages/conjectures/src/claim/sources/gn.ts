/** The paper whose statements have ids that begin with GN. */
export const GN =
  'Gurvich, Naumova: GM-rule and its applications to impartial games, arXiv:2311.03257 (2023)'
