/** Said without an article, whatever the nouns do elsewhere. */
export const IDIOMS = new Set(
  'at first, in response, in service, of service, at last, on call, by hand, on demand, on time, in time, in place, at home, at work, on site, in person, on purpose, at scale, under load, of concept, of life, of interest, of thumb, of trust, of truth, of failure, of service, in theory, at rest, in transit, by mail, by accident, in advance, on paper, in turn, in error, without error, on board, in process, on record, in line, under test, of course, on screen, in school, in bed, by name, at probe, on stage, on top, on schedule, in region, over radio, by radio, without notice, without warning, without delay, without success, in practice, on leave, on average, in bulk, for instance, for example, into account, in account, into production, into use, into effect, into operation, into service, in operation, in effect, out of service, out of order, on upload, on download, on save, on load, on login, on logout, on click, on hover, on boot, on startup, on exit, on push, on merge, on commit, on deploy, on reconnect, on restart, on resume, on submit, on failure, on timeout'.split(
    ', ',
  ),
)
