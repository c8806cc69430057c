/** What its document is called when it is saved. */
export const pdfName = (id: number): string => `catalog-${id}.pdf`
