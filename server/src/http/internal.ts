import { randomUUID } from 'node:crypto'

/**
 * How the website, rendering in this process, tells itself from the outside world when it calls the API: with a word
 * that nobody else can know. Only then does an answer name its cache tags.
 */
export const INTERNAL_HEADER = 'x-internal'
export const INTERNAL_SECRET = randomUUID()
export const TAGS_HEADER = 'x-cache-tags'
