import { z } from 'zod'

/** Which side of a repair a photograph shows. */
export const PHOTO_SIDES = ['before', 'after'] as const
export type PhotoSide = (typeof PHOTO_SIDES)[number]

/** A photograph of a visit, at an address that only the reader has. */
export const visitPicture = z.object({ side: z.enum(PHOTO_SIDES), url: z.string() })
export type VisitPicture = z.output<typeof visitPicture>
