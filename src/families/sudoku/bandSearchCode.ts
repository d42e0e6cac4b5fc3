/** The code of assembly/bandSearch.ts in base64. Empty in the sources; the build compiles it (scripts/assembly.mjs). */
export const CODE: string = ''
