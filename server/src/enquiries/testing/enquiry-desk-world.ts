import { buildEnquiry } from '../../../test/factories/enquiry.ts'
import { testApp } from '../../../test/test-app.ts'

export async function desk({ work = false, undoSeconds = 10 } = {}) {
  const tested = await testApp({ env: { UNDO_SECONDS: String(undoSeconds) }, work })
  const rita = await tested.build.admin({ firstname: 'Rita', lastname: 'Rai', role: 'call_centre' })
  const enquiry = await buildEnquiry(tested.services)
  const params = { id: enquiry.id }
  const { enquiries } = tested.as(rita)
  const seen = async () => (await enquiries.open({ params })).data
  return { ...tested, rita, enquiry, params, enquiries, seen }
}
