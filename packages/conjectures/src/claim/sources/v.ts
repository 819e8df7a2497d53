/** The paper whose statements have ids that begin with V. */
export const V =
  'Verkhovsky: Winning Strategies and Complexity of Nim-Type Computer Game on Plane, Int. J. Communications, Network and System Sciences 3 (2010) 793-800'
