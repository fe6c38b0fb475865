/** What Postgres stores as a uuid, in the form it is always sent. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
