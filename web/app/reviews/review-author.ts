import { m } from '#messages'

interface Author {
  first_name: string
  last_name: string
}

/** A full name; empty if none was given. */
export const nameOf = ({ first_name, last_name }: Author): string => `${first_name} ${last_name}`.trim()

/** A full name, or Anonymous. */
export const authorOf = (author: Author): string => nameOf(author) || m.reviews_anonymous()
