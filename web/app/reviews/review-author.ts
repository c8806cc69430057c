export const ANONYMOUS = 'Anonymous'

/** A full name, or Anonymous. */
export const authorOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim() || ANONYMOUS
