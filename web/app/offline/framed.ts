import * as paths from 'contract/core/paths'

/** The screens that open without a connection: the tabs of the bottom bar, and owned products. */
export const FRAMED = [
  paths.SHOP_HOME,
  paths.ALL_PRODUCTS,
  paths.PROFILE,
  paths.MY_PRODUCTS,
  paths.OWNED_PRODUCT,
  paths.EXTEND_WARRANTY,
  paths.TICKETS,
  paths.TICKET,
]

/** The screens of an engineer's phone. */
export const FIELD_FRAMED: readonly string[] = [paths.FIELD, paths.FIELD_JOB, paths.FIELD_REPORT]

/** The pattern of a path, as a regular expression. */
export const patternOf = (path: string): string => `^${path.replace(/:\w+/, '[^/]+')}$`
