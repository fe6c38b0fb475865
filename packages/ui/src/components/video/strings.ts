export const Video = { transcriptLabel: 'Transcript' };
