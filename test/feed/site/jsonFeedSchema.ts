// JSON Feed 1.1 as a JSON Schema, written from jsonfeed.org/version/1.1: the required properties, the types,
// and no other names except those of extensions. `author` of an older version is rejected in favour of
// `authors`.

const text = { type: 'string', minLength: 1 }
const address = { type: 'string', pattern: '^https?://[!-~]+$' }
const instant = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$',
}
const language = { type: 'string', pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }

/** Custom objects: `_` and a letter; no name has a dot. */
const extensions = {
  '^_[A-Za-z][^.]*$': { type: 'object', propertyNames: { pattern: '^[^_.][^.]*$' } },
}

const author = {
  type: 'object',
  minProperties: 1,
  properties: { name: text, url: address, avatar: address },
  additionalProperties: false,
}

const attachment = {
  type: 'object',
  required: ['url', 'mime_type'],
  properties: {
    url: address,
    mime_type: { type: 'string', pattern: '^[a-z]+/[a-z0-9.+-]+$' },
    title: text,
    size_in_bytes: { type: 'integer', minimum: 0 },
    duration_in_seconds: { type: 'number', minimum: 0 },
  },
  additionalProperties: false,
}

const item = {
  type: 'object',
  required: ['id'],
  anyOf: [{ required: ['content_html'] }, { required: ['content_text'] }],
  properties: {
    id: text,
    url: address,
    external_url: address,
    title: { type: 'string' },
    content_html: { type: 'string' },
    content_text: { type: 'string' },
    summary: { type: 'string' },
    image: address,
    banner_image: address,
    date_published: instant,
    date_modified: instant,
    authors: { type: 'array', items: author },
    tags: { type: 'array', items: { type: 'string' } },
    language,
    attachments: { type: 'array', items: attachment },
  },
  patternProperties: extensions,
  additionalProperties: false,
}

export const JSON_FEED_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  required: ['version', 'title', 'items'],
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: text,
    home_page_url: address,
    feed_url: address,
    description: { type: 'string' },
    user_comment: { type: 'string' },
    next_url: address,
    icon: address,
    favicon: address,
    authors: { type: 'array', items: author },
    language,
    expired: { type: 'boolean' },
    hubs: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'url'],
        properties: { type: text, url: address },
        additionalProperties: false,
      },
    },
    items: { type: 'array', items: item },
  },
  patternProperties: extensions,
  additionalProperties: false,
}
