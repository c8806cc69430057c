import type { Said } from '../../notices/message.ts'

/** What a customer confirms with their signature on a job sheet. */
export const jobDeclaration: Said<string> = ({ say }) => say('paper_job_declaration', {})
