/** A quoted text of a configuration file of Apache, Caddy or nginx, with quotes and backslashes escaped. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`
