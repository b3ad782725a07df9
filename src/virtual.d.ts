/** The colours and motion of the manifest as a stylesheet; generator/assets/look.ts makes it. */
declare module 'virtual:look.css'
