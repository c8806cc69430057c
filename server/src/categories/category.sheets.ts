import type { CategoryRow, SubCategoryRow } from 'contract/categories/endpoints'
import type { WrittenColumn } from '../sheets/written-column.ts'

/** The columns of a category spreadsheet. */
export const categoryColumns: WrittenColumn<CategoryRow>[] = [
  { header: 'Name', width: 28, value: ({ name }) => name },
  { header: 'Sub Heading', width: 48, value: ({ desc }) => desc },
  { header: 'Created', value: ({ date_joined }) => new Date(date_joined) },
]

/** The columns of a sub-category spreadsheet. */
export const subCategoryColumns: WrittenColumn<SubCategoryRow>[] = [
  { header: 'Name', width: 28, value: ({ name }) => name },
  { header: 'Category', width: 28, value: ({ category_name }) => category_name },
  { header: 'Search words', width: 60, value: ({ search_words }) => inOneLine(search_words) },
  { header: 'Created', value: ({ date_joined }) => new Date(date_joined) },
]

/** A cell of one line, because many read a CSV file line by line. */
const inOneLine = (words: string) =>
  words
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join(', ')
