/** What goes with a registration; asked before it is deleted. */
export const DELETED_WITH_IT = 'It leaves its customer, with its warranty.'
