/** Labels and messages that the documents quote, letter for letter. */
export const MESSAGES = {
  contact: 'Mobile number is required and must be 10 digits',
  password: 'Password is required and must be at least 8 characters',
  confirmPassword: 'Confirm Password is required',
  passwordsDiffer: 'Passwords do not match',
  gender: 'Gender is required',
  dob: 'Date of Birth is required',
  otp: 'Please enter all OTP digits.',
  invalidInput: 'Invalid Input!',
  selectStatus: 'Please select a status!',
  unreadableFile: 'There was an error reading the file!',
  onlyPdf: 'Only PDF files are supported.',
  validPdf: 'Please upload a valid PDF file.',
} as const

export const OTP_LIFETIME_MINUTES = 5

/** How long to wait for the next code. */
export const OTP_RESEND_SECONDS = 60

/** The `code` of an answer to a code that no further try can make right. */
export const CODE_DEAD = 'otp_dead'

export const PASSWORD_MIN = 8

export const PASSWORD_MAX = 128
