/** Something that stops the start; the message is the one line that the person at the terminal reads. */
export class StartError extends Error {}
