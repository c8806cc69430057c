import type { TestApp } from '../../../test/test-app.ts'

export const FAULT = { problem_type: 'Noise', problem_description: 'It rattles <b>at night</b>' }
export const FAN = {
  model_name: 'Hawa 400',
  model_num: 'BSF-400',
  serial_number: 'SN 77-1',
  purchase_date: '2026-01-31',
}

export async function atTheDesk(tested: TestApp) {
  const rita = await tested.build.admin({ role: 'call_centre' })
  const asha = await tested.build.customer()
  return { ...tested, rita, asha, desk: tested.as(rita) }
}
