/** A column of the board, and its head, which stays while the cards scroll. */
export const BOARD_COLUMN = 'w-66 shrink-0 rounded-card bg-ground p-2 pt-0 transition-colors'
export const BOARD_HEAD =
  'z-2 mb-1 flex min-h-11 items-center justify-between gap-2 px-1 transition-colors lg:sticky lg:top-0'

/** An empty column takes no more room than its name. */
export const EMPTY_COLUMN = 'w-11 shrink-0 rounded-card p-1 transition-colors'

/** The scrolling area and the row of columns in it. */
export const BOARD_FRAME = 'relative min-h-0 grow overflow-x-auto focus-visible:-outline-offset-2 lg:overflow-auto'
export const BOARD_ROW = 'flex min-h-full w-max items-stretch gap-3 p-4 lg:px-6'
