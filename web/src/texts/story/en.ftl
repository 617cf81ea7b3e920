# After the end: where it turned, and what can be shared of it.

where-it-turned = Where the game turned
share-story = Share
story-picture = Picture of this game: { $said }
share-both = Share the picture and the link
copy-story-link = Copy the link
save-picture = Save the picture
story-open = Who has the link sees how the game ended, with all cards open, and can replay it.
