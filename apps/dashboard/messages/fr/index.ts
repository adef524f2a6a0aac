import account from './account.json' with { type: 'json' };
import administration from './administration.json' with { type: 'json' };
import clubs from './clubs.json' with { type: 'json' };
import clubSettings from './club-settings.json' with { type: 'json' };
import error from './error.json' with { type: 'json' };
import evenings from './evenings.json' with { type: 'json' };
import eventPage from './event-page.json' with { type: 'json' };
import form from './form.json' with { type: 'json' };
import lab from './lab.json' with { type: 'json' };
import list from './list.json' with { type: 'json' };
import live from './live.json' with { type: 'json' };
import members from './members.json' with { type: 'json' };
import meta from './meta.json' with { type: 'json' };
import notFound from './not-found.json' with { type: 'json' };
import notifications from './notifications.json' with { type: 'json' };
import offline from './offline.json' with { type: 'json' };
import openTables from './open-tables.json' with { type: 'json' };
import palette from './palette.json' with { type: 'json' };
import play from './play.json' with { type: 'json' };
import projector from './projector.json' with { type: 'json' };
import ratings from './ratings.json' with { type: 'json' };
import referee from './referee.json' with { type: 'json' };
import refusal from './refusal.json' with { type: 'json' };
import replay from './replay.json' with { type: 'json' };
import results from './results.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import ruleSets from './rule-sets.json' with { type: 'json' };
import signing from './signing.json' with { type: 'json' };
import site from './site.json' with { type: 'json' };
import start from './start.json' with { type: 'json' };
import statistics from './statistics.json' with { type: 'json' };
import status from './status.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };
import tableRefusal from './table-refusal.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };
import talk from './talk.json' with { type: 'json' };
import theme from './theme.json' with { type: 'json' };
import tournamentDoor from './tournament-door.json' with { type: 'json' };
import tournamentFormats from './tournament-formats.json' with { type: 'json' };
import tournamentLog from './tournament-log.json' with { type: 'json' };
import tournamentPeople from './tournament-people.json' with { type: 'json' };
import tournamentPolicies from './tournament-policies.json' with { type: 'json' };
import tournamentRefusal from './tournament-refusal.json' with { type: 'json' };
import tournamentResult from './tournament-result.json' with { type: 'json' };
import tournamentRound from './tournament-round.json' with { type: 'json' };
import tournaments from './tournaments.json' with { type: 'json' };
import tournamentSeating from './tournament-seating.json' with { type: 'json' };
import tournamentStandings from './tournament-standings.json' with { type: 'json' };
import tournamentTools from './tournament-tools.json' with { type: 'json' };
import tutorial from './tutorial.json' with { type: 'json' };

export default {
  account,
  administration,
  clubs,
  clubSettings,
  error,
  evenings,
  eventPage,
  form,
  lab,
  list,
  live,
  members,
  meta,
  notFound,
  notifications,
  offline,
  openTables,
  palette,
  play,
  projector,
  ratings,
  referee,
  refusal,
  replay,
  results,
  rules,
  ruleSets,
  signing,
  site,
  start,
  statistics,
  status,
  table,
  tableRefusal,
  tables,
  talk,
  theme,
  tournamentDoor,
  tournamentFormats,
  tournamentLog,
  tournamentPeople,
  tournamentPolicies,
  tournamentRefusal,
  tournamentResult,
  tournamentRound,
  tournaments,
  tournamentSeating,
  tournamentStandings,
  tournamentTools,
  tutorial,
};
