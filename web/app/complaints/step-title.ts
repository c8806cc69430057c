/** How a step reads in a list of them: once the work went on, nobody is told that a complaint is unassigned. */
export const stepTitle = (stage: string, isCurrent: boolean): string =>
  stage === 'Unassigned' && !isCurrent ? 'Complaint received' : stage
