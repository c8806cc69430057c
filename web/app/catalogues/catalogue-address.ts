export const CATALOGUES = '/baltra-catalog'

/** Where a catalogue is read. */
export const cataloguePath = (id: number): string => `${CATALOGUES}/${id}`

/** What its document is called when it is saved. */
export const pdfName = (id: number): string => `catalog-${id}.pdf`
