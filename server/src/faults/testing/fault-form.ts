import { photo } from '../../../test/factories/sample-files.ts'

export const form = async (changes: object = {}) => ({
  model_name: 'Hawa 400',
  model_num: 'BSF-400',
  serial_number: 'SN 2610190101',
  purchase_date: '2026-01-31',
  problem_type: 'Noise',
  problem_description: 'It rattles <b>at night</b> & stops',
  photo: await photo(),
  ...changes,
})
