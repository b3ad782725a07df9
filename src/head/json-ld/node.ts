import type { Thing } from 'schema-dts'

/**
 * A schema.org node as an object; schema-dts also allows a plain string in place of any node. schema-dts makes every
 * property optional and most of them unions; `Facts` states the properties our nodes always have.
 */
export type NodeOf<Name extends TypeName, Facts = unknown> = Extract<Thing, { '@type': Name }> & Facts

type TypeName = Exclude<Thing, string>['@type']

/** Identifies a node across all pages: a URL with a fragment. */
export type Id = `${string}#${string}`

/** A reference to a node described on this page or on the page its id begins with. */
export type Reference = { '@id': Id }

/** A node others refer to. */
export type Identified = Reference
