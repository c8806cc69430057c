import type { Said } from '../../notices/message.ts'

/** The declaration a customer signs on a job sheet. */
export const jobDeclaration: Said<string> = ({ say }) => say('paper_job_declaration', {})
