import { testApp } from '../../../../test/test-app.ts'
import { SHEET_COLUMNS } from '../../product-columns.ts'

export const kettle = {
  category: 'Kitchen',
  sub_category: 'Kettle',
  name: 'Gooseneck Kettle',
  sub_heading: 'Pours where you look',
  model_name: 'Chiya',
  model_num: 'BEK-150',
  price: '1950',
  stocks: '7',
  power: '1500 W',
  warranty: '2 Years',
  packaging: '1 piece in a box',
  serial_number: 'A-1',
  reward_points: '39',
  color_styles: '#A8142B, snow white, Dark Gray',
  sizes: '1 l, 1.8 l',
  specification: 'Steel, 5 < 6\n\n<b>Gooseneck</b>',
  sizing: '20 cm\n1 kg',
  usage: 'Fill.\nBoil.',
}
type Row = Partial<Record<keyof typeof kettle | 'warranty_months' | 'warranty_parts', string>>

/** A .csv with these rows; without a second argument it has every column. */
export const sheetOf = (rows: Row[], columns: readonly string[] = SHEET_COLUMNS.map(({ name }) => name)) => {
  const line = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  const lines = rows.map((row) => line(columns.map((name) => row[name as keyof Row] ?? '')))
  return new File([[line([...columns]), ...lines].join('\n')], 'products.csv', { type: 'text/csv' })
}

export async function shop() {
  const app = await testApp({ work: false })
  const category = await app.build.category({ name: 'Kitchen' })
  const group = await app.build.subCategory({ category_id: category.id, name: 'Kettle' })
  const admin = await app.build.admin()
  const api = app.as(admin).products
  const count = async () => (await api.list()).pagination.total_results
  return { ...app, admin, api, group, count }
}
