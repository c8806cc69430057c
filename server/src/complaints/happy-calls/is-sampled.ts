/** Whether a complaint is in the sample of so many percent: always the same, and evenly spread over following ids. */
export const isSampled = (complaintId: number, percent: number): boolean =>
  (Math.imul(complaintId, 2_654_435_761) >>> 0) % 10_000 < percent * 100
