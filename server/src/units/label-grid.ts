/** Labels on a sheet. Apart from the drawing, so that who only counts them does not load the PDF library. */
export const GRID = { columns: 3, rows: 8 }

export const LABELS_PER_PAGE = GRID.columns * GRID.rows
