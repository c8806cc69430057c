/** As the documents ask for this list. */
export const DELETE_QUESTION = 'Are you sure you want to delete this Item?'

/** What is lost. */
export const deleteText = (name: string): string => `The message of ${name} is gone for good.`
