import { facts, rope } from '../../model';
import { inWords, number } from '../../model/format';
import { Cite } from '../../components/cite';
import { DataTable } from '../../components/data-table';

/** Lists parts to replace or inspect, the intervals, and the evidence for them. */
export function UpkeepTable() {
  return (
    <DataTable
      caption="Upkeep, as the cost and the model assume it"
      columns={['Part', 'Work', 'How often', 'What stands behind it']}
      rows={[
        [
          'Rope of each vessel',
          `Replaced as a set of ${inWords(facts.ropes.value)}`,
          `Every ${number(facts.ropeLife.value)} bends, about ${inWords(Math.round(rope.lifeYears))} years`,
          'An assumption, until tests say otherwise',
        ],
        [
          'Everything under water',
          'Looked at by a remote vehicle',
          'Every 6 months',
          'Assumption, for want of experience',
        ],
        [
          'Vessel, latch and valves',
          'Lifted out, cleaned, measured',
          'Every 5 years, one vessel at a time',
          'Assumption; eleven go on working',
        ],
        [
          'Bags',
          'Replaced one by one',
          'Every 20 years',
          <>
            The aim of the design. Field records span months (
            <Cite of="pimm2014" />)
          </>,
        ],
        [
          'Winches and generators',
          'Served on deck',
          'As on land',
          'They stand on the platform for this reason',
        ],
        [
          'Compressors, turbines, coolers',
          'Served on deck',
          'As on land',
          'Machines of a kind in use today',
        ],
      ]}
    />
  );
}
