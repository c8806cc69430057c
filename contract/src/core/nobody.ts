/** How a form with files says nobody: what it leaves blank is not given. */
export const NOBODY = 'nobody'
