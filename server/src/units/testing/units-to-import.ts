import type { testApp } from '../../../test/test-app.ts'

export const csv = (...lines: string[]) =>
  new File([['model_name,model_number,serial_number', ...lines].join('\n')], 'units.csv')
const MODELS = {
  'BMG-750': 'Mixer Grinder',
  'BRC-180': 'Rice Cooker',
  'BSI-1200': 'Steam Iron',
  'BEK-15': 'Electric Kettle',
  'BCF-48': 'Ceiling Fan',
  'I-1': 'Iron',
  'F-1': 'Fan',
}
export async function catalogue(build: Awaited<ReturnType<typeof testApp>>['build']) {
  for (const [model_num, model_name] of Object.entries(MODELS)) await build.product({ model_name, model_num })
}
