/** Nothing more will happen to a complaint of this stage. */
export const isOver = (status: string): boolean => status === 'Completed' || status === 'Cancelled'
