import { districtsIn } from 'contract/core/districts'
import { pageLocale } from '../../core/locale.ts'
import { districtName } from '../format/district-name.ts'

/** The districts to choose from, in the order and the words of the page's language. */
export const districtOptions = () => districtsIn(pageLocale()).map((value) => ({ value, text: districtName(value) }))
