import type { CategoryRow, SubCategoryRow } from 'contract/categories/endpoints'
import { searchPhrases } from 'contract/categories/words'
import { faultsIn } from 'contract/faults/words'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'

/** The columns of a category spreadsheet. */
export const categoryColumns: WrittenColumn<CategoryRow>[] = [
  { header: 'Name', width: 28, value: ({ name }) => name },
  { header: 'Name:ne', width: 28, value: ({ name_ne }) => name_ne },
  { header: 'Sub Heading', width: 48, value: ({ desc }) => desc },
  { header: 'Sub Heading:ne', width: 48, value: ({ desc_ne }) => desc_ne },
  { header: 'Created', value: ({ date_joined }) => new Date(date_joined) },
]

/** The columns of a sub-category spreadsheet. Each cell is one line, because many read a CSV file line by line. */
export const subCategoryColumns: WrittenColumn<SubCategoryRow>[] = [
  { header: 'Name', width: 28, value: ({ name }) => name },
  { header: 'Name:ne', width: 28, value: ({ name_ne }) => name_ne },
  { header: 'Category', width: 28, value: ({ category_name }) => category_name },
  { header: 'Search words', width: 60, value: ({ search_words }) => searchPhrases(search_words).join(', ') },
  { header: 'Faults', width: 48, value: ({ faults }) => faultsIn(faults).join('; ') },
  { header: 'Faults:ne', width: 48, value: ({ faults_ne }) => faultsIn(faults_ne).join('; ') },
  { header: 'Created', value: ({ date_joined }) => new Date(date_joined) },
]
