/** The paper whose statements have ids that begin with GMMV. */
export const GMMV =
  'Gurvich, Martynov, Maximchuk, Vyalyi: On Remoteness Functions of Exact Slow k-NIM with k+1 Piles, arXiv:2304.06498'
