/** The title of a step: once work has progressed, `Unassigned` reads `Complaint received`. */
export const stepTitle = (stage: string, isCurrent: boolean): string =>
  stage === 'Unassigned' && !isCurrent ? 'Complaint received' : stage
