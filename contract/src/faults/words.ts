/** The most faults that a sub-category offers. */
export const FAULTS_MOST = 12
/** The maximum length of a fault. */
export const FAULT_LENGTH = 60

/** The faults in a sub-category's list: one on each line, none twice. */
export function faultsIn(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const spellings = lines.map((line) => line.toLowerCase())
  return lines.filter((_, at) => spellings.indexOf(spellings[at]!) === at)
}

/** A fault to choose: the words that are sent and kept, and those that are read. */
export interface FaultChoice {
  value: string
  text: string
}
