import { trackingPath } from 'contract/core/paths'
import type { Services } from '../../platform/core/services.ts'

/** Where anybody follows a complaint, as a whole address for a text message: unguessable, with nothing personal behind it. */
export const trackingLink = (
  { config }: Pick<Services, 'config'>,
  { tracking_token }: { tracking_token: string },
): string => config.publicUrl + trackingPath(tracking_token)
