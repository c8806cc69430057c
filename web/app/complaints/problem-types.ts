/** Offered where the type of a problem is typed; any other can be. */
export const PROBLEM_TYPES = ['Lamp', 'Motor', 'Compressor', 'Display', 'Remote', 'PCB', 'Fan', 'Other'] as const
