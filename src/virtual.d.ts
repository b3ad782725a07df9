/** A stylesheet with the colours and motion of the manifest, made by generator/assets/look.ts. */
declare module 'virtual:look.css'
