/** Whether this machine alone can open the address that the page was opened by. */
export const onlyHere = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
